import { ChosenScene, type SceneChoice } from '../../illustrations/ChosenScene'
import { Heading } from '../../ui/Heading'
import { videosHooks } from './videos.hooks'

/** What grows step by step: messages of a thread, rows of a board, steps of a flow. */
type WalkthroughScene = Extract<SceneChoice, { kind: 'thread' | 'board' | 'flow' }>
export type WalkthroughProps = {
  id: string
  title: string
  captions: readonly string[]
  scene: WalkthroughScene
  /** The heading of the captions. */
  transcript: string
  /** Shown before anybody chooses. */
  isFirst: boolean
}

/** A chapter of the player, drawn from the product's own pictures, with a transcript that has a line for each step. */
export function Walkthrough({ id, title, captions, scene, transcript, isFirst }: WalkthroughProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      {...videosHooks.chapter.props()}
      {...(isFirst && videosHooks.shown.props())}
      className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-figures"
    >
      <ChosenScene scene={scene} flat />
      <div>
        <Heading level={2} id={`${id}-title`} size="2xl">
          {title}
        </Heading>
        <Heading level={3} size="sm" className="mt-3 text-ink-3">
          {transcript}
        </Heading>
        <ol className="mt-2 border-t border-line text-sm">
          {captions.map((caption, index) => (
            <li
              key={caption}
              {...videosHooks.line.props()}
              className="grid first-col-5 border-b border-line py-2.5 pe-3 ps-3 text-ink-2 current:bg-wash current:text-ink"
            >
              <span aria-hidden="true" className="font-display font-bold tabular-nums">
                {index + 1}
              </span>
              {caption}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
