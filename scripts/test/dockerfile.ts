/**
 * Reads the parts of the Dockerfile and .dockerignore that this project uses, so that a check can follow them without a container engine.
 */
type Copy = { fromStage: string | null; from: string[]; to: string }
export type ImageStage = {
  image: string
  name: string | null
  copies: Copy[]
  env: Record<string, string>
  runs: string[]
  command: string[]
}

/** @returns the stages in order, with the first arguments filled in */
export function parseDockerfile(text: string): ImageStage[] {
  const lines = text.replaceAll('\\\n', ' ').split('\n')
  const args = new Map<string, string>()
  const stages: ImageStage[] = []
  for (const line of lines) {
    const [instruction = '', ...words] = line.trim().split(/\s+/)
    const stage = stages.at(-1)
    const rest = words.join(' ')
    if (instruction === 'FROM') {
      const image = (words[0] ?? '').replace(/\$\{(\w+)\}/g, (_, name) => args.get(name) ?? '')
      stages.push({ image, name: words[1] === 'AS' ? (words[2] ?? null) : null, copies: [], env: {}, runs: [], command: [] })
    } else if (instruction === 'ARG' && !stage) {
      const [name = '', value = ''] = rest.split('=')
      args.set(name, value)
    } else if (!stage) continue
    else if (instruction === 'ENV')
      stage.env[rest.slice(0, rest.indexOf('='))] = rest.slice(rest.indexOf('=') + 1).replace(/^"(.*)"$/, '$1')
    else if (instruction === 'RUN') stage.runs.push(rest)
    else if (instruction === 'CMD') stage.command = JSON.parse(rest)
    else if (instruction === 'COPY') {
      const paths = words.filter((word) => !word.startsWith('--'))
      const fromStage = words.find((word) => word.startsWith('--from='))?.slice('--from='.length) ?? null
      stage.copies.push({ fromStage, from: paths.slice(0, -1), to: paths.at(-1) ?? '' })
    }
  }
  return stages
}

/**
 * @param ignore text of .dockerignore: `*`, names and paths, `**` before a name, exceptions with `!`
 * @returns whether a path is in the build context; the last matching pattern decides
 */
export function createContextFilter(ignore: string): (path: string) => boolean {
  const rules = ignore
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const isException = line.startsWith('!')
      const pattern = line
        .replace(/^!/, '')
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replace(/\*\*\//g, '\u0000')
        .replace(/\*/g, '[^/]*')
        .replaceAll('\u0000', '(?:.*/)?')
      return { isException, expression: new RegExp(`^${pattern}(?:/.*)?$`) }
    })
  return (path) => rules.findLast(({ expression }) => expression.test(path))?.isException ?? true
}
