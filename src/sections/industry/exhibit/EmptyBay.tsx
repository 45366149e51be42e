import { type MachineName, UnlitBay } from './StationBay.tsx'

export type EmptyBayProps = { machine: MachineName | undefined }

/** The first station of a line's hall as it is without its person: dark, and dashed. On phones the words say it alone. */
export function EmptyBay({ machine }: EmptyBayProps) {
  return (
    machine && (
      <div aria-hidden="true" className="mt-8 overflow-hidden rounded-xl border border-line shadow-deck max-lg:hidden">
        <UnlitBay machine={machine} />
      </div>
    )
  )
}
