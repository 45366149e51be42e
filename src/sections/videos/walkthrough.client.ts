/**
 * Plays the walk-throughs of a page: each step shows one more part of the scene and its caption. What has not happened
 * yet keeps its place and is only invisible, so that nothing moves.
 */
import { WALKTHROUGH } from '../../site/interface'

function connect(frame: HTMLElement): void {
  const captions = captionsOf(frame)
  const parts = Array.from(frame.querySelectorAll<HTMLElement>('[data-step]'))
  const caption = frame.querySelector<HTMLElement>('[data-walkthrough-caption]')
  const play = frame.querySelector<HTMLButtonElement>('[data-walkthrough-play]')
  const steps = Array.from(frame.querySelectorAll<HTMLButtonElement>('[data-walkthrough-step]'))
  if (!caption || !play || captions.length === 0) return
  const last = captions.length - 1
  let current = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (step: number) => {
    current = Math.min(Math.max(0, step), last)
    caption.textContent = `${current + 1}/${captions.length} ${captions[current]}`
    for (const [index, part] of parts.entries()) part.toggleAttribute('data-yet-to-come', index > current)
    for (const button of steps) button.disabled = button.dataset.walkthroughStep === '1' ? current === last : current === 0
  }
  const setPlaying = (isPlaying: boolean) => {
    clearTimeout(timer)
    play.toggleAttribute('data-playing', isPlaying)
    play.setAttribute('aria-label', isPlaying ? 'Pause' : 'Play')
    if (isPlaying) timer = setTimeout(next, WALKTHROUGH.stepDuration)
  }
  const next = () => {
    show(current + 1)
    setPlaying(current < last)
  }
  play.addEventListener('click', () => {
    const isPlaying = play.hasAttribute('data-playing')
    if (!isPlaying && current === last) show(0)
    setPlaying(!isPlaying)
  })
  for (const button of steps) {
    button.addEventListener('click', () => {
      setPlaying(false)
      show(current + Number(button.dataset.walkthroughStep))
    })
  }
  show(0)
}

function captionsOf(frame: HTMLElement): string[] {
  const value: unknown = JSON.parse(frame.dataset.walkthrough ?? '[]')
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

export function connectWalkthroughs(root: Document = document): void {
  for (const frame of root.querySelectorAll<HTMLElement>('[data-walkthrough]')) connect(frame)
}
