import { Heading } from '#src/ui/Heading.tsx'
import type { SpecimenGroup } from './everySpecimen.ts'
import type { Draw, Specimen } from './specimen.ts'

const THEMES = ['light', 'dark'] as const

export type SpecimenSheetProps = SpecimenGroup

/** A group of components. Each look has its name and is shown in both themes. */
export function SpecimenSheet({ id, title, specimens }: SpecimenSheetProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="specimen-group">
      <Heading level={2} id={`${id}-title`} size="2xl">
        {title}
      </Heading>
      {specimens.map((specimen) => (
        <ShownComponent key={nameOf(specimen)} specimen={specimen} />
      ))}
    </section>
  )
}

const nameOf = ({ of }: Specimen) => of.map(({ name }) => name).join(', ')

function ShownComponent({ specimen }: { specimen: Specimen }) {
  const name = nameOf(specimen)
  return (
    <div className="specimen-component">
      <Heading level={3} size="lg">
        {name}
      </Heading>
      {Object.entries(specimen.looks).map(([look, draw], index) => (
        <figure key={look} className="specimen-look">
          <figcaption className="specimen-name">{look}</figcaption>
          <InBothThemes id={`${name.replaceAll(/\W+/g, '-')}-${index}`} draw={draw} isWide={specimen.isWide ?? false} />
        </figure>
      ))}
    </div>
  )
}

function InBothThemes({ id, draw, isWide }: { id: string; draw: Draw; isWide: boolean }) {
  return (
    <div className={isWide ? 'specimen-themes specimen-wide' : 'specimen-themes'}>
      {THEMES.map((theme) => (
        <div key={theme} className="specimen-theme" style={{ colorScheme: theme }}>
          {draw(`${theme}-${id}`)}
        </div>
      ))}
    </div>
  )
}
