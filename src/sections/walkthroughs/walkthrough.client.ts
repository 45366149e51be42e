/**
 * Plays the walk-throughs of a page one after the other in one player: each step fills one more part of the story and lights its line of
 * the transcript. Coming parts are outlines in their places, so that nothing moves. A page script, because all steps are in the HTML.
 */

import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { ANNOUNCE_DELAY_MS } from '#src/lib/anywhere/time/announceDelay.ts'
import { WALKTHROUGH } from '#src/specification/interfaceValues.ts'
import { stepAt, walkthroughStart } from './playerSteps.ts'
import { walkthroughAttributes } from './walkthrough.attributes.ts'
import { type ConnectedWalkthrough, elementsOf, findWalkthroughs, hideWalkthrough, showStep } from './walkthroughElements.ts'

function findControls(player: HTMLElement) {
  const caption = player.querySelector<HTMLElement>(walkthroughAttributes.caption.selector)
  const playButton = player.querySelector<HTMLButtonElement>(walkthroughAttributes.play.selector)
  const scrubber = player.querySelector<HTMLInputElement>(walkthroughAttributes.scrubber.selector)
  const stepButtons = elementsOf<HTMLButtonElement>(walkthroughAttributes.step.selector, player)
  return caption && playButton && scrubber && { caption, playButton, scrubber, stepButtons }
}

/** @returns a function that stops the player and removes its listeners */
function connect(player: HTMLElement): () => void {
  const walkthroughs = findWalkthroughs(player)
  const controls = findControls(player)
  const counts = walkthroughs.map(({ transcriptLines }) => transcriptLines.length)
  const lastPosition = walkthroughStart(counts.length, counts) - 1
  if (!controls || lastPosition < 0) return () => {}
  const { caption, playButton, scrubber, stepButtons } = controls
  const playNames = { play: playButton.getAttribute('aria-label') ?? '', pause: walkthroughAttributes.play.read(playButton) ?? '' }
  const listeners = new AbortController()
  const { signal } = listeners
  const playerReport = createPlayerReport(caption, scrubber, walkthroughs[0])
  let current = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const moveControls = () => {
    scrubber.value = String(current)
    // Not `disabled`, because that would take the focus from a visitor who just pressed it.
    for (const stepButton of stepButtons)
      stepButton.setAttribute('aria-disabled', String(current === (walkthroughAttributes.step.read(stepButton) === '1' ? lastPosition : 0)))
  }
  const show = (position: number, captionDelay = 0) => {
    current = Math.min(Math.max(0, position), lastPosition)
    const shown = stepAt(current, counts)
    for (const [index, walkthrough] of walkthroughs.entries()) {
      if (index !== shown.walkthrough) hideWalkthrough(walkthrough)
      else {
        showStep(walkthrough, shown.step)
        playerReport.write(walkthrough, shown.step, captionDelay)
      }
    }
    moveControls()
  }
  const setPlaying = (isPlaying: boolean) => {
    clearTimeout(timer)
    playButton.toggleAttribute(walkthroughAttributes.playing.attribute, isPlaying)
    playButton.setAttribute('aria-label', isPlaying ? playNames.pause : playNames.play)
    if (isPlaying) timer = setTimeout(playOn, WALKTHROUGH.stepDuration)
  }
  const playOn = () => {
    show(current + 1)
    setPlaying(current < lastPosition)
  }
  const goTo = (position: number, captionDelay = 0) => {
    setPlaying(false)
    show(position, captionDelay)
  }
  const togglePlaying = () => {
    const isPlaying = playButton.hasAttribute(walkthroughAttributes.playing.attribute)
    if (!isPlaying && current === lastPosition) show(0)
    setPlaying(!isPlaying)
  }
  /** Shows the walk-through in the URL, if there is one. */
  const showNamed = () => {
    const index = walkthroughs.findIndex(({ element }) => `#${element.id}` === location.hash)
    goTo(index < 0 ? current : walkthroughStart(index, counts))
    if (index >= 0) player.scrollIntoView()
  }

  playButton.addEventListener('click', togglePlaying, { signal })
  for (const stepButton of stepButtons)
    stepButton.addEventListener('click', () => goTo(current + Number(walkthroughAttributes.step.read(stepButton))), { signal })
  // A dragged handle passes many steps: only the one where it rests is read out.
  scrubber.addEventListener('input', () => goTo(Number(scrubber.value), ANNOUNCE_DELAY_MS), { signal })
  for (const [index, { link }] of walkthroughs.entries()) {
    const choose = (event: Event) => {
      event.preventDefault()
      history.replaceState(history.state, '', link?.hash)
      goTo(walkthroughStart(index, counts))
    }
    link?.addEventListener('click', choose, { signal })
  }
  document.addEventListener('visibilitychange', () => setPlaying(false), { signal })
  addEventListener('hashchange', showNamed, { signal })
  showNamed()
  return () => {
    clearTimeout(timer)
    playerReport.stop()
    listeners.abort()
  }
}

/** @returns a function that stops the players and removes their listeners */
export function connectWalkthroughs(root: Document = document): () => void {
  const disconnects = Array.from(root.querySelectorAll<HTMLElement>(walkthroughAttributes.player.selector), connect)
  return () => {
    for (const disconnect of disconnects) disconnect()
  }
}

/** What screen readers hear of the player: its step on the scrubber, and the caption of its step. */
type PlayerReport = {
  /** @param step counted from 0 @param captionDelay milliseconds for which the caption waits, and is left out if another step comes */
  write: (walkthrough: ConnectedWalkthrough, step: number, captionDelay: number) => void
  stop: () => void
}

/**
 * @param caption the element that screen readers read when it changes; its attribute has the text for a step's number
 * @param first the walk-through that the page shows at first; captions name the others when they begin
 */
function createPlayerReport(caption: HTMLElement, scrubber: HTMLElement, first: ConnectedWalkthrough | undefined): PlayerReport {
  const words = walkthroughAttributes.caption.read(caption) ?? ''
  let captioned = first
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    write: (walkthrough, step, captionDelay) => {
      const { title, transcriptLines } = walkthrough
      const stepText = fillIn(words, { step: step + 1, steps: transcriptLines.length })
      scrubber.setAttribute('aria-valuetext', `${title}, ${stepText}`)
      const writeCaption = () => {
        // A line begins with its number.
        const said = Array.from(transcriptLines[step]?.childNodes ?? []).at(-1)?.textContent ?? ''
        caption.textContent = `${walkthrough === captioned ? '' : `${title}. `}${stepText}: ${said}`
        captioned = walkthrough
      }
      clearTimeout(timer)
      if (captionDelay > 0) timer = setTimeout(writeCaption, captionDelay)
      else writeCaption()
    },
    stop: () => clearTimeout(timer),
  }
}
