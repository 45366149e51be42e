/**
 * A data attribute that connects markup with its page script. Each domain defines its attributes once, in
 * `sections/<domain>/<subject>.attributes.ts`. Markup, script and tests use that constant. The name begins with its subject and ends in its
 * key: `faq-item` is `faqAttributes.item`. The subject is mostly the file's. Where a file is for every page, it is what the element is:
 * `closing-step` of section.attributes.ts.
 */
type DataAttribute<Name extends string> = {
  attribute: `data-${Name}`
  /** CSS selector of the elements that carry the attribute, whatever its value. */
  selector: `[data-${Name}]`
  /** @returns CSS selector of the elements that carry the attribute with this value */
  withValue: (value: string) => `[data-${Name}="${string}"]`
  /** For JSX: `<div {...attribute.props()}>`. */
  props: (value?: string) => Record<`data-${Name}`, string>
  /** @returns the attribute's value, or null if the element does not have it */
  read: (element: { getAttribute: (name: string) => string | null | undefined }) => string | null
}

/** @param name the attribute's name without "data-": lowercase letters and hyphens */
export function dataAttribute<const Name extends string>(name: Name): DataAttribute<Name> {
  const attribute = `data-${name}` as const
  return {
    attribute,
    selector: `[${attribute}]`,
    withValue: (value) => `[${attribute}="${value}"]`,
    props: (value = '') => ({ [attribute]: value }) as Record<`data-${Name}`, string>,
    read: (element) => element.getAttribute(attribute) ?? null,
  }
}
