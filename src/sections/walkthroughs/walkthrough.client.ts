/**
 * Plays the walk-throughs of a page one after the other in one player: each step fills one more part of the stage and lights its line of
 * the transcript. Coming parts are outlines in their places, so that nothing moves. A page script, because all steps are in the HTML.
 */

import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { WALKTHROUGH } from '#src/specification/interfaceValues.ts'
import { playerPlace, walkthroughStart } from './playerPlaces.ts'
import { walkthroughAttributes } from './walkthrough.attributes.ts'

const { item, shown, itemLink, line, caption, play, step, scrubber, playing, part: stagePart, now, yetToCome, next } = walkthroughAttributes

/** @returns a function that stops the player and removes its listeners */
function connect(player: HTMLElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const elementsOf = <Found extends HTMLElement>(selector: string, within: HTMLElement = player) =>
    Array.from(within.querySelectorAll<Found>(selector))
  const walkthroughs = elementsOf(item.selector).map((element) => ({
    element,
    title: element.querySelector('h2')?.textContent ?? '',
    parts: elementsOf(stagePart.selector, element),
    lines: elementsOf(line.selector, element),
  }))
  const links = elementsOf<HTMLAnchorElement>(itemLink.selector)
  const counts = walkthroughs.map(({ lines }) => lines.length)
  const last = walkthroughStart(counts.length, counts) - 1
  const captionLine = player.querySelector<HTMLElement>(caption.selector)
  const button = player.querySelector<HTMLButtonElement>(play.selector)
  const rail = player.querySelector<HTMLInputElement>(scrubber.selector)
  if (!captionLine || !button || !rail || last < 0) return () => {}
  const names = { play: button.getAttribute('aria-label') ?? '', pause: play.read(button) ?? '' }
  let current = 0
  /** The last announced walk-through. The name of the first one is not announced. */
  let announced = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (position: number) => {
    current = Math.min(Math.max(0, position), last)
    const at = playerPlace(current, counts)
    for (const [index, { element, title, parts, lines }] of walkthroughs.entries()) {
      const isOn = index === at.walkthrough
      element.toggleAttribute(shown.attribute, isOn)
      mark(links[index], isOn ? 'true' : null)
      if (!isOn) {
        for (const line of lines) mark(line, null)
        continue
      }
      for (const [place, part] of parts.entries()) {
        part.toggleAttribute(now.attribute, place === at.step)
        part.toggleAttribute(yetToCome.attribute, place > at.step)
        part.toggleAttribute(next.attribute, place === at.step + 1)
      }
      for (const [place, line] of lines.entries()) mark(line, place === at.step ? 'step' : null)
      const place = fillIn(caption.read(captionLine) ?? '', { step: at.step + 1, steps: lines.length })
      const words = Array.from(lines[at.step]?.childNodes ?? []).at(-1)?.textContent ?? ''
      captionLine.textContent = `${index === announced ? '' : `${title}. `}${place}: ${words}`
      announced = index
      rail.setAttribute('aria-valuetext', `${title}, ${place}`)
    }
    rail.value = String(current)
    // Not `disabled`, because that would take the focus from a visitor who just pressed it.
    for (const stepButton of elementsOf(step.selector))
      stepButton.setAttribute('aria-disabled', String(current === (step.read(stepButton) === '1' ? last : 0)))
  }
  const setPlaying = (isPlaying: boolean) => {
    clearTimeout(timer)
    button.toggleAttribute(playing.attribute, isPlaying)
    button.setAttribute('aria-label', isPlaying ? names.pause : names.play)
    if (isPlaying) timer = setTimeout(goOn, WALKTHROUGH.stepDuration)
  }
  const goOn = () => {
    show(current + 1)
    setPlaying(current < last)
  }
  const goTo = (position: number) => {
    setPlaying(false)
    show(position)
  }
  const togglePlaying = () => {
    const isPlaying = button.hasAttribute(playing.attribute)
    if (!isPlaying && current === last) show(0)
    setPlaying(!isPlaying)
  }
  button.addEventListener('click', togglePlaying, { signal })
  for (const stepButton of elementsOf(step.selector))
    stepButton.addEventListener('click', () => goTo(current + Number(step.read(stepButton))), { signal })
  rail.addEventListener('input', () => goTo(Number(rail.value)), { signal })
  document.addEventListener('visibilitychange', () => document.hidden && setPlaying(false), { signal })
  /** Opens the walk-through in the URL, if there is one. */
  const openNamed = () => {
    const index = walkthroughs.findIndex(({ element }) => `#${element.id}` === location.hash)
    goTo(index < 0 ? current : walkthroughStart(index, counts))
    return index >= 0
  }
  for (const [index, link] of links.entries()) {
    const choose = (event: Event) => {
      event.preventDefault()
      history.replaceState(history.state, '', link.hash)
      goTo(walkthroughStart(index, counts))
    }
    link.addEventListener('click', choose, { signal })
  }
  addEventListener('hashchange', () => openNamed() && player.scrollIntoView(), { signal })
  if (openNamed()) player.scrollIntoView()
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}

const mark = (element: Element | undefined, value: string | null) =>
  value === null ? element?.removeAttribute('aria-current') : element?.setAttribute('aria-current', value)

/** @returns a function that stops the players and removes their listeners */
export function connectWalkthroughs(root: Document = document): () => void {
  const ends = Array.from(root.querySelectorAll<HTMLElement>(walkthroughAttributes.player.selector), connect)
  return () => {
    for (const end of ends) end()
  }
}
