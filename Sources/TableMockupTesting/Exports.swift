@_exported import MockupSnapshots
@_exported import TableMockup
