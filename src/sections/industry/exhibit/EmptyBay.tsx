import { type MachineName, StationBay } from './StationBay'

/** The first station of a line's hall with nobody at it; on phones the words say it alone. It takes its light from the hall's first bay. */
export function EmptyBay({ machine }: { machine: MachineName | undefined }) {
  return (
    machine && (
      <div aria-hidden="true" className="mt-8 overflow-hidden rounded-xl border border-line shadow-deck max-lg:hidden">
        <StationBay machine={machine} people={0} index={1} />
      </div>
    )
  )
}
