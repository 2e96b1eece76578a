import { Link, useMatches, useRouter } from '@tanstack/react-router'
import { Children, cloneElement, isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import button from '../ui/button.module.css'
import { type DrawingFile, Plate } from '../ui/Drawing.tsx'
import { phoneUrl, site } from '../content/site.ts'
import { ArticleLinks, type ArticleLink } from '../content/ArticleLinks.tsx'
import { getServices } from '../content/pageFacts.ts'
import { AfterHeading, BackHome } from '../shell/Page.tsx'
import { Block, Features, type BlockProps } from './Block.tsx'
import { OrderStrip } from './OrderStrip.tsx'
import type { Order } from './orders.tsx'
import { TypicalOrder } from './TypicalOrder.tsx'
import blockStyles from './Block.module.css'
import styles from './ServicePage.module.css'
import tags from './tags.module.css'

type Props = {
  plate: DrawingFile
  /** The benefit, in one short sentence. */
  tagline: string
  /**
   * The owner's figures, each by what it counts. A service with figures is presented as a product: the tagline is its
   * heading, and its buttons lead to the free consultation.
   */
  figures?: Record<string, string>
  /** The label of the link to the demonstration in the text (src/call/TryCall.tsx), if there is one. */
  demonstration?: string
  closing: { heading: string; text: string }
  /** The slugs of the services that are often ordered with it, each with the reason. */
  goesWith: { service: string; reason: string }[]
  articles: ArticleLink[]
  /** The lead, and then the blocks. */
  children: ReactNode
}

/** Renders a service: hero, blocks, closing text and links. The title comes from its route. */
export function ServicePage({ plate, tagline, figures, demonstration, closing, goesWith, articles, children }: Props) {
  const { title } = useMatches({ select: (matches) => matches.at(-1)!.staticData })
  const services = getServices(useRouter())
  const parts = Children.toArray(children)
  const blocks = parts.filter(isBlock)
  const order = findOrder(blocks)
  const start = (className: string | undefined) =>
    figures ? (
      <Link to="/free-consultation" className={className}>
        Get Started Now
      </Link>
    ) : (
      <Link to="/more-information" state={{ about: title }} className={className}>
        Get Started Now
      </Link>
    )
  // The button of a product says what it opens, because elsewhere one of its name opens more information.
  const call = (opens?: string) => (
    <span className={styles.call}>
      <span data-print="no">{opens}or </span>call <a href={phoneUrl}>{site.phone}</a>
      {figures && (
        // The booking asks for no question.
        <span data-print="no">
          , or{' '}
          <Link to="/contact" state={{ about: title }}>
            send us a question
          </Link>
        </span>
      )}
    </span>
  )
  const action = (
    <p key="action" className="actions" data-print="no">
      {start(button.primary)}
      {call(figures && 'in a free consultation, ')}
    </p>
  )
  return (
    <>
      <div className={`page-width ${styles.hero}`}>
        <BackHome />
        <div className={styles.words}>
          {figures ? (
            <hgroup className={styles.product}>
              <p>{title}</p>
              <h1>{tagline}</h1>
            </hgroup>
          ) : (
            <>
              <h1>{title}</h1>
              <p className={`lead ${styles.tagline}`}>{tagline}</p>
            </>
          )}
          {parts.filter((part) => !isBlock(part))}
          <p className="actions">
            {figures ? (
              <Link to="/free-consultation" className={button.primary}>
                Free Consultation
              </Link>
            ) : (
              start(button.primary)
            )}
            {demonstration && (
              <Link to="." hash="demonstration" className={`scripted-only ${button.secondary}`}>
                {demonstration}
              </Link>
            )}
            {call()}
          </p>
        </div>
        <Plate drawing={plate} />
      </div>
      <AfterHeading>
        {order && <OrderStrip id={order.id} {...order.props} />}
        {layOut(blocks, figures && <Figures key="figures" figures={figures} />, action)}
        <section className="blueprint" aria-labelledby="closing">
          <div className={`page-width ${blockStyles.beside}`}>
            <h2 id="closing">{closing.heading}</h2>
            <p className="lead">{closing.text}</p>
            <p>{start(button.inverse)}</p>
          </div>
        </section>
        <nav className={`page-width section ${styles.ways}`} aria-labelledby="goes-with" data-print="no">
          <h2 id="goes-with">Services that go with it</h2>
          <dl className={tags.rows}>
            {goesWith.map(({ service: slug, reason }) => {
              const { path, title } = services.find((other) => other.slug === slug)!
              return (
                <div key={slug}>
                  <dt>
                    <Link to={path}>{title}</Link>
                  </dt>
                  <dd>{reason}</dd>
                </div>
              )
            })}
          </dl>
          <p className={styles.compare}>
            <Link to="/more-information" hash="all-services">
              Compare all services
            </Link>
          </p>
        </nav>
        <nav className={`page-width section ${styles.ways}`} aria-labelledby="related" data-print="no">
          <h2 id="related">Related articles</h2>
          <ArticleLinks articles={articles} />
        </nav>
      </AfterHeading>
    </>
  )
}

const isBlock = (part: ReactNode): part is ReactElement<BlockProps> => isValidElement(part) && part.type === Block

const isOrder = (part: ReactNode): part is ReactElement<ComponentProps<typeof TypicalOrder>> =>
  isValidElement(part) && part.type === TypicalOrder

/** Returns the typical order among the blocks, and the anchor of its block. */
function findOrder(blocks: ReactElement<BlockProps>[]): { id: string; props: Order } | undefined {
  for (const { props } of blocks) {
    const order = Children.toArray(props.children).find(isOrder)
    if (order) return { id: props.id, props: order.props }
  }
  return undefined
}

/**
 * Gives the white surface to the offer, which is the block with the first features, and to every second block before and
 * after it. Figures follow the offer, because they mean nothing before a reader knows what is offered. An action ends the offer
 * and the typical order, after which a reader knows what to ask for.
 */
function layOut(blocks: ReactElement<BlockProps>[], figures: ReactNode, action: ReactNode): ReactNode[] {
  const hasFeatures = (part: ReactNode) => isValidElement(part) && part.type === Features
  const offer = blocks.findIndex(({ props }) => Children.toArray(props.children).some(hasFeatures))
  return blocks.flatMap((block, index) => {
    const isNamed = block.props.heading === 'What We Offer'
    const parts = Children.toArray(block.props.children)
    const shown = cloneElement(block, {
      children: parts.flatMap((part) => {
        if (isOrder(part)) return cloneElement(part, { action })
        return index === offer && hasFeatures(part) ? [part, action] : part
      }),
      sheet: (index - offer) % 2 === 0,
      ...(index === offer && !isNamed && { above: 'What We Offer' }),
    })
    return index === offer ? [shown, figures] : [shown]
  })
}

/** Renders figures in a dark band. */
function Figures({ figures }: { figures: Record<string, string> }) {
  return (
    <section className={`blueprint ${styles.band}`} aria-labelledby="figures">
      <div className="page-width">
        <h2 id="figures">In figures</h2>
        <dl className={styles.stats}>
          {Object.entries(figures).map(([of, figure]) => (
            <div key={of}>
              <dt>{of}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
