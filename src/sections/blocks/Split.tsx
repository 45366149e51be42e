import type { ReactNode } from 'react'
import { ScenePicture, type ScenePictureProps } from '#src/illustrations/scenes/ScenePicture.tsx'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import { SectionLink } from '#src/sections/shared/SectionLink.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { Bullet } from '#src/ui/Bullet.tsx'
import { Heading } from '#src/ui/Heading.tsx'

const SIDES = { left: '', right: 'lg:order-2' }

export type SplitProps = {
  id: string
  heading: string
  text: string
  points?: readonly string[] | undefined
  action?: Link | undefined
  /** The side of the words on wide screens. */
  wordsOn?: keyof typeof SIDES | undefined
  children?: ReactNode
}

/** Words on one side, a scene on the other. */
export function Split({ id, heading, text, points, action, wordsOn = 'left', children }: SplitProps) {
  return (
    <section {...namedSection(id)} className="ends-plain border-t border-line">
      <div className="column grid gap-x-16 gap-y-8 py-14 sm:gap-y-10 sm:py-20 md:py-28 lg:grid-cols-2 lg:items-center">
        <div className={SIDES[wordsOn]}>
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <p className="mt-4 text-lg text-ink-2">{text}</p>
          {points && (
            <ul className="mt-6 grid gap-3">
              {points.map((point) => (
                <li key={point} className="grid first-col-2.5 gap-x-4">
                  <Bullet className="mt-2" />
                  {point}
                </li>
              ))}
            </ul>
          )}
          {action && (
            <p className="mt-6">
              <SectionLink {...action} heading={heading} />
            </p>
          )}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}

export type SplitBlockProps = Omit<SplitProps, 'children'> & Pick<ScenePictureProps, 'scene'>

/** Words on one side, and the scene of the content on the other. */
export function SplitBlock({ scene, ...words }: SplitBlockProps) {
  return (
    <Split {...words}>
      <ScenePicture scene={scene} />
    </Split>
  )
}
