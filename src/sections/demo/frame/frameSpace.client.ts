/**
 * The space in which the frame stands. When the form turns out shorter than the space, what stands below would jump up;
 * the space is given back while that happens out of sight.
 */
export type FrameSpace = {
  /** @param mayStayLarger whether the space may stay larger than the frame for now */
  resize: (height: number, mayStayLarger: boolean) => void
  stop: () => void
}

export function createFrameSpace(space: HTMLElement, frame: HTMLElement, view: Window = window): FrameSpace {
  const giveBack = () => {
    // What follows the space moves up to the frame's end: nothing that is read moves while the end of the space is below
    // the fold, and what comes into sight comes into empty space.
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
