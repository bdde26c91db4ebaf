import { useEffect } from 'preact/hooks'

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Paddock' ? title : `${title} · Paddock`
  }, [title])
}
