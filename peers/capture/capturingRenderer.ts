/** Astro's React renderer, which also writes each component with its props to `CAPTURE_FILE`, as a line of JSON. */
import { appendFileSync } from 'node:fs'
import react from '@astrojs/react/server.js'

type Draw = typeof react.renderToStaticMarkup

const file = process.env.CAPTURE_FILE ?? ''
const draw = react.renderToStaticMarkup
let count = 0

/** Functions and React elements are not JSON, so a component that gets them stays HTML. */
const isData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? !('$$typeof' in value) && Object.values(value).every(isData)
    : typeof value !== 'function' && typeof value !== 'symbol'

/** Removes Astro collection entries from props: article summaries contain one, and no component's type has it. */
const asTyped = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asTyped)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const fields = Object.entries(value).filter(([, field]) => !(typeof field === 'object' && field !== null && 'collection' in field))
  return Object.fromEntries(fields.map(([name, field]) => [name, asTyped(field)]))
}

async function renderToStaticMarkup(this: unknown, ...[component, props, slots, metadata]: Parameters<Draw>) {
  const { capturedAs } = component as { capturedAs?: { source: string; name: string } }
  // Copy the props first: Astro's renderer deletes the ones that it does not pass on.
  const id = String(count++)
  const taken = asTyped(props)
  const line = capturedAs && isData(taken) ? JSON.stringify({ id, ...capturedAs, props: taken, slots }) : null
  const drawn = await draw.call(this, component, props, slots, metadata)
  if (!line) return drawn
  appendFileSync(file, `${line}\n`)
  return { ...drawn, html: `<captured-component data-id="${id}">${drawn.html}</captured-component>` }
}

export default { ...react, renderToStaticMarkup }
