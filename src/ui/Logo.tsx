/** The mark: a paper dart on asphalt. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 30 30" className={className}>
      <rect width="30" height="30" rx="8" className="fill-deck" />
      <path d="M7 19.5 23 8l-5 15-3.6-5.4z" className="fill-signal" />
      <path d="M14.4 17.6 23 8 11 16.4z" className="fill-on-deck" />
    </svg>
  )
}
