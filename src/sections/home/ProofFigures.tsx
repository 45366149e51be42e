import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { ClaimFootnote } from '#src/sections/shared/figures/ClaimFootnote.tsx'
import { type Figure, FigureValue } from '#src/sections/shared/figures/FigureValue.tsx'

export type ProofFiguresProps = { figures: readonly Figure[] }

/** Home's figures in a row: under each other in their tiles, on wide screens each beside its label. */
export function ProofFigures({ figures }: ProofFiguresProps) {
  return (
    <dl className="flex flex-wrap gap-x-2 gap-y-5 everyday:grid everyday:grid-cols-facts sm:grid-cols-3 sm:gap-x-6">
      {figures.map((figure) => (
        <div
          key={figure.label}
          className={cn(
            'flex flex-col-reverse justify-end',
            'sm:border-l-2 sm:border-signal sm:pl-4',
            'lg:flex-row-reverse lg:items-center lg:gap-5',
          )}
        >
          <dt className="text-sm text-ink-2">
            <span className="block">{figure.label}</span>
            <ClaimFootnote {...figure} className="max-sm:pointer-coarse:-my-3" />
          </dt>
          <dd className="font-display text-xl leading-tight font-bold tracking-tight sm:text-2xl lg:text-4xl lg:whitespace-nowrap">
            <FigureValue value={figure.value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
