import { Link, useRouter } from '@tanstack/react-router'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { getArticleGroups, getServices } from '../content/pageFacts.ts'
import { ServiceIcon } from '../ui/Drawing.tsx'
import { useDismiss } from '../ui/useDismiss.ts'
import styles from './HeaderMenu.module.css'
import { opensElsewhere, PlainLinks } from './PlainLinks.tsx'
import header from './SiteHeader.module.css'

type Props = {
  title: string
  /** Where it leads without script. */
  href: string
  /** Whether the open page is one of those in the menu. */
  isCurrent: boolean
  /** What the menu shows; it is rendered when the menu opens. */
  children: ReactNode
}

const never = () => () => undefined

/**
 * Renders an item of the header that opens a menu. Without script it is a link, and so it is for a visitor who opens it in
 * another tab. The menu closes on Escape, on a press elsewhere, when the focus leaves it, and when one of its links is opened.
 */
export function HeaderMenu({ title, href, isCurrent, children }: Props) {
  const root = useRef<HTMLLIElement>(null)
  const control = useRef<HTMLAnchorElement>(null)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const close = () => {
    // What has the focus goes with the menu.
    if (root.current!.contains(document.activeElement)) control.current!.focus()
    setIsOpen(false)
  }
  useDismiss(root, isOpen, close)
  const router = useRouter()
  useEffect(() => (isOpen ? router.subscribe('onBeforeNavigate', () => setIsOpen(false)) : undefined), [isOpen, router])
  const toggle = (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault()
    setIsOpen(!isOpen)
  }
  return (
    <li ref={root}>
      <a
        ref={control}
        href={href}
        className={`${header.link} ${styles.control}`}
        aria-current={isCurrent || undefined}
        {...(isScripted && { role: 'button', 'aria-expanded': isOpen, 'aria-controls': id })}
        onClick={(event) => opensElsewhere(event) || toggle(event)}
        // Enter opens a link, and Space only a button.
        onKeyDown={(event) => event.key === ' ' && toggle(event)}
      >
        {title}
      </a>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {isOpen && <div className="page-width">{children}</div>}
      </div>
    </li>
  )
}

/** Lists the services, each with the problem for which a buyer chooses it. */
export function ServicesMenu() {
  return (
    <>
      <ul role="list" className={styles.services}>
        {getServices(useRouter()).map(({ path, slug, title, choose }) => (
          <li key={path}>
            <ServiceIcon slug={slug} size={24} />
            <Link to={path} aria-describedby={`menu-${slug}`}>
              {title}
            </Link>
            <p id={`menu-${slug}`}>If {choose}</p>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <Link to="/more-information" hash="all-services">
          Compare all services
        </Link>
        In More Information: when to choose each, how long it takes, and what you do.
      </p>
    </>
  )
}

/** Lists the articles by topic. */
export function ArticlesMenu() {
  return (
    <div className={styles.articles}>
      {getArticleGroups(useRouter()).map(({ title, articles }) => (
        <section key={title} aria-label={title}>
          <p>{title}</p>
          <PlainLinks pages={articles} />
        </section>
      ))}
    </div>
  )
}
