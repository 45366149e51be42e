/** The clients as pages show them: a logo that is a file has its address and the size at which it is drawn. */
import { logoBox } from '../sections/shared/logoBox'
import { contentOf } from './singleEntries'

/** Astro puts the files into the build, under names that change with them. */
const FILES = import.meta.glob<{ default: { src: string } }>('../content/clients/*.svg', { eager: true })

/** @returns all clients, in the order of the content, and whether they are samples @throws Error where a checked file is gone */
export async function clientsOfSite() {
  const { clients, sample } = await contentOf('clients')
  const shown = clients.map((client) => {
    if (!('logo' in client)) return client
    const file = FILES[`../content/${client.logo.file}`]?.default
    if (!file) throw new Error(`src/content/${client.logo.file} was there when the content was read, and is gone.`)
    return { name: client.name, industry: client.industry, logo: { src: file.src, ...logoBox(client.logo) } }
  })
  return { clients: shown, sample }
}
