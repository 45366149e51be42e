/** Shown in development only: why this article is not on the site. */
export function UnpublishedNote({ text }: { text: string }) {
  return <strong className="rounded-full bg-signal px-3 py-1 text-xs font-semibold text-signal-ink">{text}</strong>
}
