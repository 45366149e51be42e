/**
 * A static host knows one not-found page for every path: below the blog this turns it into the blog's, whose text waits in
 * a template that names the folder. Source: decisions.md, "Routes and states".
 */
export function showMatchingNotFound(path: string, root: Document = document): void {
  const template = root.querySelector<HTMLTemplateElement>('template[data-not-found="post"]')
  const main = root.querySelector('[data-not-found="page"]')
  if (!template || !main) return
  const folder = `${template.dataset.below}/`
  if (!path.startsWith(folder) || path === folder) return
  main.replaceChildren(template.content.cloneNode(true))
  if (template.dataset.title) root.title = template.dataset.title
}
