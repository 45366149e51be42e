import pages from './generated/pages.json'

const pageAt = (path: string) => Object.values(pages).find((page) => page.path === path)

/** Whether the peer has the page. Links to other pages stay plain, because their code does not exist. */
export const isMeasured = (path: string) => pageAt(path) !== undefined
/** The attributes of `<html>` that the style sheet needs: the kind of the page. */
export const mainProps = (path: string) => pageAt(path)?.attributes ?? {}
