/** Has links of prose say where they leave the site, as links of YAML do. A rehype plugin for MDX. */
import { relOf } from '#src/lib/anywhere/pages/outsideAddress.ts'

type Node = { type: string; tagName?: string; properties?: Record<string, unknown>; children?: Node[] }

export function outsideLinks() {
  const walk = (node: Node): void => {
    const { href } = node.properties ?? {}
    const rel = node.tagName === 'a' && typeof href === 'string' ? relOf(href) : undefined
    if (rel) node.properties = { ...node.properties, rel }
    for (const child of node.children ?? []) walk(child)
  }
  return walk
}
