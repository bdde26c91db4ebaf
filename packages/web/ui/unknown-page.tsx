import { inLanguage } from '@paddock/page-kit/language.ts'
import { Notice } from './notice.tsx'

const words = {
  en: {
    title: 'No such place',
    text: 'There is nothing at this address. If somebody sent you a link, part of it may be missing: ask for it again.',
  },
  fr: {
    title: 'Rien par ici',
    text: 'Il n’y a rien à cette adresse. Si l’on vous a envoyé un lien, il est peut-être incomplet\u00a0: redemandez-le.',
  },
}

export function UnknownPage() {
  const { title, text } = inLanguage(words)
  return <Notice title={title} text={text} />
}
