@_exported import MockupModel
@_exported import TableLayout
