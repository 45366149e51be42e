/** Writes a page as the source of a React component, with its data in a second file. */
import type { PageNode } from './pageTree.ts'

export type PageModule = { code: string; data: Record<string, unknown>[] }
type Options = {
  /** The component's name. */
  name: string
  /** The path from the module to the folder of the sections. */
  sources: string
  /** The shell around a page draws `<main>` with the page as its children, and passes the page's path to components that take one. */
  isShell?: boolean
}

/**
 * @returns a module with one component. It takes `data`, the props of everything that it draws, in order. A shell also takes `path`, `main`
 *   (more props of `<main>`) and `children`.
 */
export function createPageModule(tree: PageNode[], { name, sources, isShell = false }: Options): PageModule {
  const imports = new Map<string, string>()
  const data: PageModule['data'] = []
  const keep = (props: Record<string, unknown>) => `{...data[${data.push(props) - 1}]}`

  const jsx = (node: PageNode): string => {
    if (typeof node === 'string') return `{data[${data.push({ text: node }) - 1}].text}`
    if ('tag' in node) {
      const open = `<${node.tag} ${keep(node.props)}`
      if (isShell && node.tag === 'main') return `${open} {...main}>{children}</main>`
      return node.children.length > 0 ? `${open}>${node.children.map(jsx).join('')}</${node.tag}>` : `${open} />`
    }
    imports.set(node.name, node.source)
    const path = isShell && 'path' in node.props ? ' path={path}' : ''
    const { children = [], ...others } = node.slots
    const open = `<${node.name} ${keep(node.props)}${path}`
    const slots = Object.entries(others).map(([slot, nodes]) => ` ${slot}={<>${nodes.map(jsx).join('')}</>}`)
    return children.length > 0 ? `${open}${slots.join('')}>${children.map(jsx).join('')}</${node.name}>` : `${open}${slots.join('')} />`
  }

  const markup = tree.map(jsx).join('\n    ')
  const lines = [...imports].map(([component, source]) => `import { ${component} } from '${sources}/${source}'`)
  const props = isShell ? '{ data, path, main, children }' : '{ data }'
  return { code: `${lines.join('\n')}\n\nexport const ${name} = (${props}) => (\n  <>\n    ${markup}\n  </>\n)\n`, data }
}
