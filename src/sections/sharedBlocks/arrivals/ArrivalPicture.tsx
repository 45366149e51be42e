import type { Arrival } from '#src/schemas/blocks/arrivals.ts'
import { type ComponentsByKind, componentOf } from '#src/ui/componentsByKind.ts'
import { BannerArrival } from './BannerArrival.tsx'
import { KeysArrival } from './KeysArrival.tsx'
import { StartArrival } from './StartArrival.tsx'
import { TextArrival } from './TextArrival.tsx'

const ARRIVALS: ComponentsByKind<Arrival> = {
  text: TextArrival,
  banner: BannerArrival,
  start: StartArrival,
  keys: KeysArrival,
}

export type ArrivalPictureProps = { arrives: Arrival }

/** A message as its receiver sees it. */
export function ArrivalPicture({ arrives }: ArrivalPictureProps) {
  const Picture = componentOf(ARRIVALS, arrives)
  return <Picture {...arrives} />
}
