import { useEffect } from 'react'

interface SectionMenuProps {
  label: string
  sections: { id: string; title: string }[]
}

/** Leads to the parts of the page. They appear only now, so it also goes where the address points to. */
export function SectionMenu({ label, sections }: SectionMenuProps) {
  useEffect(() => {
    const target = location.hash && document.getElementById(location.hash.slice(1))
    if (target) target.scrollIntoView()
  }, [])

  return (
    <nav className="section-menu" aria-label={label}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
