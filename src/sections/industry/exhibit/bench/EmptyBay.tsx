import { type MachineName, UnlitBay } from './StationBay.tsx'

export type EmptyBayProps = { machine: MachineName | undefined }

/** The first station of a line without its person: dark, with a dashed outline. Hidden on phones. */
export function EmptyBay({ machine }: EmptyBayProps) {
  return (
    machine && (
      <div aria-hidden="true" className="mt-8 overflow-hidden rounded-xl border border-line shadow-deck max-lg:hidden">
        <UnlitBay machine={machine} />
      </div>
    )
  )
}
