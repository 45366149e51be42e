/**
 * A static host knows one not-found page for every path: below /blog/ this turns it into the blog's, whose text waits in
 * a template. Source: decisions.md, "Routes and states".
 */
import { notFoundHooks } from './notFound.hooks'
export function showMatchingNotFound(path: string, root: Document = document): void {
  const { attribute } = notFoundHooks.text
  const template = root.querySelector<HTMLTemplateElement>(`template[${attribute}="post"]`)
  const main = root.querySelector(`[${attribute}="page"]`)
  if (!template || !main || !/^\/blog\/./.test(path)) return
  main.replaceChildren(template.content.cloneNode(true))
  root.title = notFoundHooks.title.read(template) || root.title
}
