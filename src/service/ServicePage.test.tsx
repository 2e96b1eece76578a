import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Block, Features } from './Block.tsx'
import { layOut } from './ServicePage.tsx'
import styles from './ServicePage.module.css'

const block = (heading: string, children = <p>One</p>) => (
  <Block id={heading} heading={heading}>
    {children}
  </Block>
)

test('gives the white surface to the offer and to every second block around it', () => {
  const offer = block(
    'Parts',
    <Features>
      <li>Seal</li>
    </Features>,
  )
  const [first, second, third, fourth] = layOut([block('A'), offer, block('B'), block('C')]).map(({ props }) => props)
  expect([first, second, third, fourth].map((props) => props?.sheet)).toEqual([false, true, false, true])
  expect([first?.above, second?.above]).toEqual([undefined, 'What We Offer'])
})

test('shows a paragraph below a heading as a lead, and beside it if it is alone', () => {
  const html = renderToStaticMarkup(block('A'))
  expect(html).toContain('<p class="lead">One</p>')
  expect(html).toContain(`page-width ${styles.beside}`)
})
