import type { Store } from './districtMap.ts'

const WINDOWS: Record<Store['tone'], string> = { go: 'fill-go', hold: 'fill-signal', stop: 'fill-night', plain: 'fill-lamp' }

export type StoreHouseProps = Pick<Store, 'tone'>

/** A store from the street, with the doorstep in the middle of the lower edge. It is dark if its shift is open. */
export function StoreHouse({ tone }: StoreHouseProps) {
  return (
    <>
      <path d="M-46 0V-38H46V0z" className="fill-deck-2 stroke-edge" strokeWidth="1.5" />
      <path d="M-52 -38h104l-8 -16h-88z" className={tone === 'stop' ? 'fill-deck-line' : 'fill-signal'} />
      <path d="M-38 -6v-22h28v22zM10 -6v-22h28v22zM-6 0v-28h12v28z" className={WINDOWS[tone]} />
      {tone === 'stop' && <path d="M-46 0V-38H46V0z" className="fill-none stroke-stop" strokeWidth="2" />}
      <path d="M-60 1H60" className="stroke-on-deck-2" strokeWidth="2" />
    </>
  )
}
