/**
 * A static host knows one not-found page for every path: below /blog/ this turns it into the blog's, whose text waits in
 * a template. Source: decisions.md, "Routes and states".
 */
export function showMatchingNotFound(path: string, root: Document = document): void {
  const template = root.querySelector<HTMLTemplateElement>('template[data-not-found="post"]')
  const main = root.querySelector('[data-not-found="page"]')
  if (!template || !main || !/^\/blog\/./.test(path)) return
  main.replaceChildren(template.content.cloneNode(true))
  if (template.dataset.title) root.title = template.dataset.title
}
