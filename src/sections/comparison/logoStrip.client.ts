/** Makes the strip's button pause and continue the movement; hovering pauses it by style alone. */
export function connectLogoStrip(root: Document = document): void {
  const strip = root.querySelector<HTMLElement>('[data-logo-strip]')
  const button = root.querySelector<HTMLButtonElement>('[data-strip-toggle]')
  button?.addEventListener('click', () => {
    const isPaused = strip?.toggleAttribute('data-paused') ?? false
    button.setAttribute('aria-pressed', String(isPaused))
  })
}
