/** Small print beside what is shown with invented data. */
export function SampleNote({ className = '' }: { className?: string }) {
  return <p className={`text-2xs text-ink-3 ${className}`}>Sample data</p>
}
