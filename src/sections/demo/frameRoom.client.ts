/**
 * The room in which the frame stands. When the form turns out shorter than the room, what stands below would jump up;
 * the room is given back while that happens out of sight.
 */
export type Room = {
  /** @param keep whether the room may stay larger than the frame for now */
  resize: (height: number, keep: boolean) => void
  stop: () => void
}

export function roomOf(room: HTMLElement, frame: HTMLElement, view: Window = window): Room {
  const giveBack = () => {
    // What follows the room moves up to the frame's end: unseen while that, too, is below the fold.
    if (frame.getBoundingClientRect().bottom >= view.innerHeight) room.style.minHeight = ''
  }
  const resize = (height: number, keep: boolean) => {
    if (keep) room.style.minHeight = `${room.offsetHeight}px`
    frame.style.height = `${height}px`
    if (keep) giveBack()
    else room.style.minHeight = ''
  }
  view.addEventListener('scroll', giveBack, { passive: true })
  return { resize, stop: () => view.removeEventListener('scroll', giveBack) }
}
