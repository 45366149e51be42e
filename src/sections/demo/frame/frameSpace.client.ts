/**
 * The space in which the frame stands. If the form is shorter than the space, the space shrinks only while that is out of sight, so that
 * nothing below jumps.
 */
export type FrameSpace = {
  /** @param mayStayLarger whether the space may stay larger than the frame for now */
  resize: (height: number, mayStayLarger: boolean) => void
  stop: () => void
}

/** @param space the element around the frame, whose least height it sets @returns how to resize both, and how to stop */
export function createFrameSpace(space: HTMLElement, frame: HTMLElement, view: Window = window): FrameSpace {
  const giveBack = () => {
    // Shrink only while the bottom of the space is below the viewport: then the content that moves up is not visible yet.
    if (space.getBoundingClientRect().bottom >= view.innerHeight) space.style.minHeight = ''
  }
  const resize = (height: number, mayStayLarger: boolean) => {
    if (mayStayLarger) space.style.minHeight = `${space.offsetHeight}px`
    frame.style.height = `${height}px`
    if (mayStayLarger) giveBack()
    else space.style.minHeight = ''
  }
  view.addEventListener('scroll', giveBack, { passive: true })
  return { resize, stop: () => view.removeEventListener('scroll', giveBack) }
}
