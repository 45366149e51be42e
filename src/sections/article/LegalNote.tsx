import { documentAttributes } from '#src/sections/document/document.attributes.ts'

export type LegalNoteProps = { reviewed: string; note: string }

/** The note above every article that states law. */
export function LegalNote({ reviewed, note }: LegalNoteProps) {
  return (
    <p {...documentAttributes.legalNote.props()} className="legal-note">
      {reviewed}. {note}
    </p>
  )
}
