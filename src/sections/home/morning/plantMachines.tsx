import type { JSX } from 'react'

/** What stands in a bay, and where its operator does, in a 140 by 92 box with the floor on its lower edge. */
export type Machine = { shape: JSX.Element; operator: number }

/** In the order of the stations. */
export const MACHINES: readonly Machine[] = [
  // A press.
  { operator: 108, shape: <path d="M34 92V18h56v18H54v38h40v18ZM62 36h18v14H62zM58 66h34v8H58z" /> },
  // A forklift.
  {
    operator: 16,
    shape: (
      <>
        <path d="M30 84V54h26l8 18h14V30h5v56h26v5H84v1H30ZM88 66h24v18H88z" />
        <circle cx="40" cy="86" r="6.5" />
        <circle cx="68" cy="86" r="6.5" />
      </>
    ),
  },
  // A packing table.
  { operator: 127, shape: <path d="M12 70h106v7H12zM20 77h6v15h-6zM104 77h6v15h-6zM26 52h18v18H26zM54 56h14v14H54zM78 48h20v22H78z" /> },
  // A machining center, its window lit.
  {
    operator: 126,
    shape: (
      <>
        <path d="M18 92V26h82v66ZM104 92V60h12v32z" />
        <path d="M32 38h40v28H32z" className="fill-signal" opacity="0.45" />
        <path d="M80 40h12v22H80z" className="fill-on-deck" opacity="0.2" />
      </>
    ),
  },
  // A measuring bench and its screen.
  {
    operator: 120,
    shape: (
      <>
        <path d="M14 68h92v6H14zM20 74h6v18h-6zM94 74h6v18h-6zM38 68V44h5v8h16v6H45v10ZM68 68V40h22v28z" />
        <path d="M71 44h16v12H71z" className="fill-go" opacity="0.6" />
      </>
    ),
  },
  // A dock door and pallets.
  {
    operator: 60,
    shape: (
      <>
        <path d="M16 92V22h70v70h-6V28H22v64ZM94 74h30v6H94zM96 80h5v12h-5zM116 80h5v12h-5zM98 52h22v22H98z" />
        <path d="M22 34h58v3H22zM22 44h58v3H22zM22 54h58v3H22z" opacity="0.75" />
      </>
    ),
  },
]
