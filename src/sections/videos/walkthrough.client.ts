/**
 * Plays the walk-throughs of a page: each step shows one more part of the scene and its caption. What has not happened
 * yet keeps its place and is only invisible, so that nothing moves.
 */

import { sceneHooks } from '../../illustrations/scene.hooks'
import { WALKTHROUGH } from '../../site/interfaceValues'
import { videosHooks } from './videos.hooks'

function connect(frame: HTMLElement): void {
  const captions = captionsOf(frame)
  const parts = Array.from(frame.querySelectorAll<HTMLElement>(sceneHooks.step.selector))
  const caption = frame.querySelector<HTMLElement>(videosHooks.caption.selector)
  const play = frame.querySelector<HTMLButtonElement>(videosHooks.play.selector)
  const steps = Array.from(frame.querySelectorAll<HTMLButtonElement>(videosHooks.step.selector))
  if (!caption || !play || captions.length === 0) return
  const last = captions.length - 1
  let current = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (step: number) => {
    current = Math.min(Math.max(0, step), last)
    caption.textContent = `Step ${current + 1} of ${captions.length}: ${captions[current]}`
    for (const [index, part] of parts.entries()) part.toggleAttribute(videosHooks.yetToCome.attribute, index > current)
    // Not `disabled`: that would take the focus away from whoever just pressed it.
    for (const button of steps) {
      const isOff = videosHooks.step.read(button) === '1' ? current === last : current === 0
      button.setAttribute('aria-disabled', String(isOff))
    }
  }
  const setPlaying = (isPlaying: boolean) => {
    clearTimeout(timer)
    play.toggleAttribute(videosHooks.playing.attribute, isPlaying)
    play.setAttribute('aria-label', `${isPlaying ? 'Pause' : 'Play'}: ${frame.getAttribute('aria-label')}`)
    if (isPlaying) timer = setTimeout(next, WALKTHROUGH.stepDuration)
  }
  const next = () => {
    show(current + 1)
    setPlaying(current < last)
  }
  play.addEventListener('click', () => {
    const isPlaying = play.hasAttribute(videosHooks.playing.attribute)
    if (!isPlaying && current === last) show(0)
    setPlaying(!isPlaying)
  })
  for (const button of steps) {
    button.addEventListener('click', () => {
      setPlaying(false)
      show(current + Number(videosHooks.step.read(button)))
    })
  }
  show(0)
}

function captionsOf(frame: HTMLElement): string[] {
  const value: unknown = JSON.parse(videosHooks.frame.read(frame) ?? '[]')
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

export function connectWalkthroughs(root: Document = document): void {
  for (const frame of root.querySelectorAll<HTMLElement>(videosHooks.frame.selector)) connect(frame)
}
