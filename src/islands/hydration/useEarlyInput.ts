import { type RefObject, useEffect } from 'react'

const isChanged = ({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement) =>
  type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue

/**
 * Passes to the island's state what a visitor entered before hydration: until then only the DOM has it. The inputs must be uncontrolled
 * (`defaultValue`, `defaultChecked`), because React would reset controlled ones.
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
