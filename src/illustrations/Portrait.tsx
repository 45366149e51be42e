type Features = {
  skin: 'a' | 'b' | 'c' | 'd'
  hair: 'short' | 'bun' | 'curls' | 'bald' | 'long'
  glasses?: boolean | undefined
  beard?: boolean | undefined
}

const SKINS = { a: 'fill-skin-1', b: 'fill-skin-2', c: 'fill-skin-3', d: 'fill-skin-4' }

/** A drawn portrait in the one style of the house: flat shapes, hi-vis collar. */
export function Portrait({ name, skin, hair, glasses = false, beard = false }: Features & { name: string }) {
  return (
    <svg viewBox="0 0 200 200" role="img" aria-label={`Drawn portrait of ${name}`} className="aspect-square w-full rounded-lg bg-wash">
      {hair === 'long' && <path d="M52 96c0-44 24-66 48-66s48 22 48 66v64H52Z" className="fill-hair" />}
      <path d="M30 200c4-36 34-52 70-52s66 16 70 52Z" className="fill-deck" />
      <path d="M76 150 100 178l24-28 10 6-34 44-34-44Z" className="fill-signal" />
      <path d="M84 128h32v26c0 8-32 8-32 0Z" className={SKINS[skin]} />
      <ellipse cx="100" cy="96" rx="37" ry="44" className={SKINS[skin]} />
      {hair === 'short' && (
        <path d="M61 92c-4-40 16-56 40-56s42 14 38 56c-4-16-8-24-14-28-16 6-40 4-50 0-6 6-11 14-14 28Z" className="fill-hair" />
      )}
      {hair === 'bun' && (
        <g className="fill-hair">
          <circle cx="100" cy="30" r="16" />
          <path d="M60 98c-4-42 16-60 40-60s44 18 40 60c-4-22-14-34-40-36-26 2-36 14-40 36Z" />
        </g>
      )}
      {hair === 'curls' && (
        <g className="fill-hair">
          {[
            [64, 70],
            [74, 50],
            [92, 40],
            [112, 40],
            [128, 52],
            [137, 72],
            [58, 92],
            [142, 94],
            [60, 112],
            [141, 114],
          ].map(([x, y]) => (
            <circle key={`${x}-${y}`} cx={x} cy={y} r="16" />
          ))}
        </g>
      )}
      {hair === 'long' && <path d="M62 96c0-34 14-50 38-52 26 2 40 18 38 52-8-24-20-32-34-34-18 8-34 14-42 34Z" className="fill-hair" />}
      {beard && <path d="M64 104c2 34 18 42 36 42s34-8 36-42c-6 12-14 14-20 14-8-6-24-6-32 0-6 0-14-2-20-14Z" className="fill-hair" />}
      <g className="fill-deck">
        <circle cx="86" cy="94" r="4" />
        <circle cx="114" cy="94" r="4" />
      </g>
      {glasses && (
        <g className="fill-none stroke-deck" strokeWidth="3">
          <circle cx="86" cy="94" r="12" />
          <circle cx="114" cy="94" r="12" />
          <path d="M98 94h4" />
        </g>
      )}
      <path d="M90 120c6 5 14 5 20 0" className="fill-none stroke-deck" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
