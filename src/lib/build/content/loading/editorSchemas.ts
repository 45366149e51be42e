import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { z } from 'zod'

/**
 * Has `dev` write JSON schemas of files that are no collection, so that an editor's program completes and explains their
 * fields too; Astro writes those of collections. `.vscode/settings.json` names them.
 * @param folder where they go
 * @param schemas by the name of their file: `claims` becomes `claims.schema.json`
 */
export const editorSchemas = (folder: string, schemas: Readonly<Record<string, z.ZodType>>): AstroIntegration => ({
  name: 'editor-schemas',
  hooks: {
    'astro:server:setup': async () => {
      await mkdir(folder, { recursive: true })
      for (const [name, schema] of Object.entries(schemas))
        await writeFile(
          join(folder, `${name}.schema.json`),
          JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
        )
    },
  },
})
