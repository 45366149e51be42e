import { Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import { ChosenScene, type SceneChoice } from '../../illustrations/ChosenScene'
import { videosHooks } from './videos.hooks'

/** What grows step by step: messages of a thread, rows of a board, steps of a flow. */
type WalkthroughScene = Extract<SceneChoice, { kind: 'thread' | 'board' | 'flow' }>
export type WalkthroughProps = { title: string; captions: readonly string[]; scene: WalkthroughScene }

const BUTTON = 'inline-flex size-11 items-center justify-center rounded-sm border border-edge hover:bg-paper-2 aria-disabled:opacity-40'

/**
 * A captioned walk-through, drawn from the product's own pictures. Without script the whole scene stands there;
 * `walkthrough.client.ts` plays, pauses and steps by hiding what has not happened yet.
 */
export function Walkthrough({ title, captions, scene }: WalkthroughProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a player is no fieldset
    <div role="group" aria-label={title} {...videosHooks.frame.props(JSON.stringify(captions))}>
      <ChosenScene scene={scene} flat />
      <p {...videosHooks.caption.props()} aria-live="polite" className="only-with-script mt-4 min-h-13.5 font-medium" />
      <div className="only-with-script mt-3 flex items-center gap-2">
        <button type="button" {...videosHooks.step.props('-1')} aria-label={`Previous step: ${title}`} className={BUTTON}>
          <SkipBack aria-hidden="true" className="size-5" />
        </button>
        <button
          type="button"
          {...videosHooks.play.props()}
          aria-label={`Play: ${title}`}
          className={`group ${BUTTON} border-transparent bg-signal text-signal-ink hover:bg-signal`}
        >
          <Play aria-hidden="true" className="size-5 group-data-playing:hidden" />
          <Pause aria-hidden="true" className="hidden size-5 group-data-playing:block" />
        </button>
        <button type="button" {...videosHooks.step.props('1')} aria-label={`Next step: ${title}`} className={BUTTON}>
          <SkipForward aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  )
}
