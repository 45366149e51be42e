import { type RefObject, useEffect } from 'react'

const isChanged = ({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement) =>
  type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue

/**
 * Takes over what a visitor did before the island was live: it is in the field, the box or the slider, and not yet in the state. They
 * have to be uncontrolled (`defaultValue`, `defaultChecked`), or React would put them back.
 * @param inside the input, or an element around several
 * @param take gets each that no longer says what the HTML says
 */
export function useEarlyInput(inside: RefObject<HTMLElement | null>, take: (input: HTMLInputElement) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island comes alive
  useEffect(() => {
    const { current } = inside
    const inputs = current instanceof HTMLInputElement ? [current] : (current?.querySelectorAll('input') ?? [])
    for (const input of inputs) if (isChanged(input)) take(input)
  }, [])
}
