/**
 * A static host has one 404 page for every path. Below the blog this shows the blog's text instead, from a template that names the folder.
 * Source: docs/requirements/clarifications.md, "Routes and states".
 */
import { notFoundAttributes } from './notFound.attributes.ts'

/** @param path that was not found; only one below the blog changes the page */
export function showMatchingNotFound(path: string, root: Document = document): void {
  const { withValue } = notFoundAttributes.text
  const template = root.querySelector<HTMLTemplateElement>(`template${withValue('post')}`)
  const main = root.querySelector(withValue('page'))
  if (!template || !main) return
  const folder = `${notFoundAttributes.below.read(template)}/`
  if (!path.startsWith(folder) || path === folder) return
  main.replaceChildren(template.content.cloneNode(true))
  root.title = notFoundAttributes.title.read(template) || root.title
}
