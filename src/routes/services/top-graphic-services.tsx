import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/top-graphic-services'
import blocks from '#src/components/service/ServicePage.module.css'
import { Block, Specimen, Terms, ServicePage } from '#src/components/service/ServicePage.tsx'

export const Route = createFileRoute('/services/top-graphic-services')({
  staticData: {
    title: 'Top Graphic Services',
    summary:
      'Graphic work for manufacturers: sectional views from CAD, data sheets, catalogs, and trade show panels, with originals and rights in the order.',
    service: {
      number: 'S-08',
      card: 'Sectional views, data sheets, catalogs, and trade show panels from your CAD data.',
    },
  },
  component: TopGraphicServices,
})

function TopGraphicServices() {
  return (
    <ServicePage
      plate={plate}
      before={
        <Block id="specimen" heading="A data sheet before and after">
          <Specimen caption="Product, maker, and values are invented.">
            <div className={blocks.pair}>
              <div>
                <h3>Before</h3>
                <p>
                  <strong>Premium Valve PV 50—quality you can trust!</strong>
                </p>
                <p>
                  Our high-quality PV 50 is suitable for many media and high pressures up to 16. Various connections,
                  sizes, and special versions. Temperature resistant. Weight approx. 9. Ask our experts!
                </p>
                <p>Subject to change. Rev. 2016</p>
              </div>
              <div>
                <h3>After</h3>
                <dl className={blocks.data}>
                  <dt>Order code</dt>
                  <dd>PV50-16-F-E</dd>
                  <dt>Nominal size</dt>
                  <dd>DN 50</dd>
                  <dt>Pressure</dt>
                  <dd>PN 16, up to 16 bar at 20 °C</dd>
                  <dt>Medium</dt>
                  <dd>Water, compressed air; −10 to 120 °C</dd>
                  <dt>Connection</dt>
                  <dd>Flange, EN 1092-1</dd>
                  <dt>Face to face</dt>
                  <dd>150 mm (drawing 4)</dd>
                  <dt>Mass</dt>
                  <dd>9.2 kg</dd>
                  <dt>Sheet</dt>
                  <dd>PV50-EN, edition 3, 2026-11</dd>
                </dl>
              </div>
            </div>
          </Specimen>
        </Block>
      }
      tagline="Drawings, data sheets, and panels that show how the product works."
      lead="Over the years a product range collects data sheets in three layouts, two shades of blue, and one obsolete logo. Purchasing lays them beside those of a competitor and wonders what else is out of date. Our designers draw and lay out technical products, so that a valve or a press brake is understood without its sales engineer."
      offer="We begin with the item you need first, and draw it so that the next one can copy its grid."
      features={{
        'Views from CAD':
          'A STEP file becomes an exploded, sectional, or isometric view whose item numbers match the parts list. You name the geometry that must not be shown, and it is removed before anything is drawn.',
        'Data sheet template':
          'Order code, dimensions, performance data, and approvals have the same place on each sheet. The template is part of the order, in a program that your engineering office already uses.',
        'Catalogs and price lists': (
          <>
            Tables are set from an export of your enterprise resource planning (
            <abbr title="enterprise resource planning">ERP</abbr>) system, so no article number is typed a second time.
            The proof marks the rows that changed since the previous edition.
          </>
        ),
        'Trade show panels':
          'Walls and machine labels are laid out on the booth builder’s dimensioned plan, panel joints included. Letter height follows from the distance to the aisle.',
        'Honest retouching':
          'Cables, oil marks, and reflections may go; a missing guard is never painted in. Cutouts and full scenes come for print and web, in files named by part number.',
        'Originals and rights':
          'An order delivers print PDFs, web formats, vector originals, and a list of typefaces with their licenses. Your right to use, alter, and reprint, with its duration and territory, is stated in it.',
      }}
      closing={{
        heading: 'Lay five data sheets side by side',
        text: 'Choose sheets from different years and look for the order code, the units, and the address. If you have to hunt for them, a template is the first job; otherwise it is the drawings.',
      }}
    >
      <Block id="questions" heading="Four questions before the first file">
        <Terms
          columns
          terms={{
            'Which CAD files can you open?':
              'STEP. For a native format, your design office exports it; that also removes the history you may not want to send.',
            'Where do our models go?':
              'To a folder that you set up and can close. We keep no copy after you have accepted the work.',
            'How many corrections are there?':
              'Two rounds, each as one marked PDF from one person. A new wish after the second is a new item.',
            'Who has the originals?':
              'You keep the originals and use the drawings as the order states. The typefaces stay under the licenses of their makers.',
          }}
        />
      </Block>
      <Block id="order" heading="A typical order" sheet>
        <Terms
          terms={{
            'You send': 'A STEP file, the old data sheet, and the name of one person who approves.',
            'You receive': 'One template and five data sheets: print PDF, web PDF, and vector originals.',
            Time: 'About 10 to 15 working days, of which five are yours for corrections.',
            'Not included': 'Photography, printing, translation, and the measuring of parts without a drawing.',
            'What sets the price': 'The numbers of views, sheets, and languages.',
          }}
        />
      </Block>
    </ServicePage>
  )
}
