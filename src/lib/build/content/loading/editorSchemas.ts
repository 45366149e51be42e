import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { z } from 'zod'
import { type JsonSchema, withTokens } from './tokenSchema.ts'

/** Where Astro writes the schemas of collections. */
const OF_COLLECTIONS = '.astro/collections'

/**
 * Has `dev` write JSON schemas of files that are no collection, so that an editor's program completes and explains their
 * fields too; Astro writes those of collections, which get tokens as well. `.vscode/settings.json` names them.
 * @param folder where they go
 * @param schemas by the name of their file: `claims` becomes `claims.schema.json`
 */
export const editorSchemas = (folder: string, schemas: Readonly<Record<string, z.ZodType>>): AstroIntegration => ({
  name: 'editor-schemas',
  hooks: {
    'astro:server:setup': async () => {
      await mkdir(folder, { recursive: true })
      for (const [name, schema] of Object.entries(schemas)) {
        const own = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
        await writeFile(join(folder, `${name}.schema.json`), JSON.stringify(withTokens(own)))
      }
    },
    // By then Astro has written its own, anew at each start.
    'astro:server:start': async () => {
      const files = await readdir(OF_COLLECTIONS).catch(() => [])
      for (const file of files.filter((name) => name.endsWith('.schema.json'))) {
        const path = join(OF_COLLECTIONS, file)
        await writeFile(path, JSON.stringify(withTokens(JSON.parse(await readFile(path, 'utf8')) as JsonSchema)))
      }
    },
  },
})
