import { type RefObject, useEffect } from 'react'

function isChanged({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement): boolean {
  // The radio button that lost its check says nothing that the checked one does not say.
  if (type === 'radio') return checked && !defaultChecked
  return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue
}
const isChosenAnew = ({ options }: HTMLSelectElement) => [...options].some(({ selected, defaultSelected }) => selected && !defaultSelected)

/**
 * Passes to the island's state what a visitor entered before hydration: until then only the DOM has it. The inputs must be uncontrolled
 * (`defaultValue`, `defaultChecked`), because React would reset controlled ones. A select may be controlled: React leaves its choice alone
 * until it renders the select again.
 * @param inside the input or select, or an element around several
 * @param take is called with each input whose value differs from its HTML
 * @param choose is called with each select whose choice differs from its HTML
 */
export function useEarlyInput(
  inside: RefObject<HTMLElement | null>,
  take: (input: HTMLInputElement) => void,
  choose?: (select: HTMLSelectElement) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island comes alive
  useEffect(() => {
    const { current } = inside
    const inputs = current instanceof HTMLInputElement ? [current] : (current?.querySelectorAll('input') ?? [])
    for (const input of inputs) if (isChanged(input)) take(input)
    const selects = current instanceof HTMLSelectElement ? [current] : (current?.querySelectorAll('select') ?? [])
    for (const select of selects) if (isChosenAnew(select)) choose?.(select)
  }, [])
}
