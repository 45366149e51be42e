import { type RefObject, useEffect } from 'react'

const isChanged = ({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement) =>
  type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue

/**
 * Takes over values that a visitor entered before the island was live, because the DOM has them and the state does not. Inputs must be
 * uncontrolled (`defaultValue`, `defaultChecked`), or React would reset them.
 * @param inside the input, or an element around several
 * @param take is called with each input whose value differs from its HTML
 */
export function useEarlyInput(inside: RefObject<HTMLElement | null>, take: (input: HTMLInputElement) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island comes alive
  useEffect(() => {
    const { current } = inside
    const inputs = current instanceof HTMLInputElement ? [current] : (current?.querySelectorAll('input') ?? [])
    for (const input of inputs) if (isChanged(input)) take(input)
  }, [])
}
