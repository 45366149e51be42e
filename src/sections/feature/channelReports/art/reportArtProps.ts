import type { RecordedReport } from '../recordValues.ts'

/** What the drawing of each channel takes. `reasonName` is the name of the field with the reason. */
export type ReportArtProps = RecordedReport & { reasonName: string }
