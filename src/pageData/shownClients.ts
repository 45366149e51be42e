/** The clients as pages show them: a logo that is a file has its address beside its size. */
import type { CollectionEntry } from 'astro:content'

/** Astro puts the files into the build, under names that change with them. */
const FILES = import.meta.glob<{ default: { src: string } }>('../content/clients/*.svg', { eager: true })

/** @param clients as content has them @returns them in the same order @throws Error where a checked file is gone */
export function shownClients(clients: CollectionEntry<'clients'>['data']['clients']) {
  return clients.map((client) => {
    if (!('logo' in client)) return client
    const file = FILES[`../content/${client.logo.file}`]?.default
    if (!file) throw new Error(`src/content/${client.logo.file} was there when the content was read, and is gone.`)
    return { name: client.name, industry: client.industry, logo: { src: file.src, width: client.logo.width, height: client.logo.height } }
  })
}
