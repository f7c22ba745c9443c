import MockupModel

/// What a document may hold, told from the tables that read it.
public enum DocumentSchema {
    /// Every kind of mapping, the document's own first.
    static let objectTypes: [ObjectType] = [
        ObjectCodec<DocumentDraft>.mockup.type, ObjectCodec<DeviceDraft>.device.type,
        ObjectCodec<EdgeInsets>.safeArea.type, ObjectCodec<ThemeDraft>.theme.type,
        ObjectCodec<[String: Double]>.metrics.type, ObjectCodec<[ColorToken: ColorOverride]>.colors.type,
        ObjectCodec<ColorOverride>.appearanceColors.type, ObjectCodec<StatusBar>.statusBar.type,
        ObjectCodec<NavigationBar>.navigationBar.type, ObjectCodec<Table>.table.type,
        ObjectCodec<Section>.section.type, ObjectCodec<Cell>.cell.type,
        ObjectCodec<SnapshotDraft>.snapshot.type, ObjectCodec<SnapshotTolerance>.tolerance.type,
        ObjectCodec<VariantDraft>.variant.type, ObjectCodec<MatrixDraft>.matrix.type,
    ]
}
