/** A form, its fields and the message after submission. Names, classes and attributes: `docs/runtime.md`, "Forms". */
export const FORM_TEMPLATE = `<div class="quoin-form-wrapper">
${formElement()}
<div class="form-submission-message" tabindex="-1" hidden>{submissionMessage}</div>
{.if submissionHTML}<template class="form-submission-html">{submissionHTML}</template>
{.end}</div>`;

/** Form of a product: it opens in a dialog, so it has a heading and close buttons, and no submission message. */
export const PRODUCT_FORM_TEMPLATE = formElement({
  heading: 'h3',
  start: `<h2 class="quoin-dialog-title" id="quoin-dialog-title">{dialogTitle|htmltag}</h2>
`,
  end: ({ message, captcha, button }) =>
    `${captcha}<div class="quoin-dialog-end">${message}
${button}
<button type="button" class="quoin-dialog-cancel">{.if localizedStrings.cancel}{localizedStrings.cancel|htmltag}{.or}Cancel{.end}</button></div>
<button type="button" class="quoin-dialog-close" aria-label="{.if localizedStrings.close}{localizedStrings.close|htmltag}{.or}Close{.end}">✕</button>`,
});

/** The fields only, with the same names as in every form. */
export const FIELDS_TEMPLATE = fields('h2');

export const NEWSLETTER_TEMPLATE = `{.if newsletterTitle}<h2 class="newsletter-title">{newsletterTitle|htmltag}</h2>
{.end}{.if newsletterText}<div class="newsletter-text">{newsletterText}</div>
{.end}{html}`;

interface FormFrame {
  /** The element of section titles: one level below the title of the form. */
  readonly heading: string;
  readonly start: string;
  readonly end: (parts: Readonly<Record<'message' | 'captcha' | 'button', string>>) => string;
}

function formElement({ heading, start, end }: FormFrame = plainFrame()): string {
  const message = '<p class="form-message" role="alert"></p>';
  const captcha = `{.if captchaSiteKey}<div class="captcha-container" data-site-key="{captchaSiteKey|htmltag}" data-theme="{form.captchaTheme|htmltag}" data-align="{form.captchaAlignment|htmltag}"></div>
<noscript><p class="form-needs-script">{.if localizedStrings.formNeedsScript}{localizedStrings.formNeedsScript|htmltag}{.or}This form requires JavaScript.{.end}</p></noscript>
{.end}`;
  const button = '<button type="submit" class="form-submit">{submitLabel|htmltag}</button>';
  return `<form class="quoin-form" method="post" action="/api/form/SaveFormSubmission" data-form-id="{formId|htmltag}"{.if successRedirect} data-success-redirect="{successRedirect|htmltag}"{.end}{.if isNewsletter} data-newsletter{.end}>
<input type="hidden" name="formId" value="{formId|htmltag}">
<input type="hidden" name="pageTitle" value="{formPage.pageTitle|htmltag}">
<input type="hidden" name="pageId" value="{formPage.pageId|htmltag}">
<input type="hidden" name="contentSource" value="{formPage.contentSource|htmltag}">
<input type="hidden" name="pagePath" value="{formPage.pagePath|htmltag}">
${start}${fields(heading)}<div class="form-trap" aria-hidden="true"><label>{.if localizedStrings.formTrap}{localizedStrings.formTrap|htmltag}{.or}Leave this field empty{.end} <input name="{trapName|htmltag}" tabindex="-1" autocomplete="off"></label></div>
{.if disclaimer}<div class="form-disclaimer">{disclaimer}</div>
{.end}${end({ message, captcha, button })}
</form>`;
}

function fields(heading: string): string {
  return `{.repeated section formFields}{.if isSection}<${heading} class="form-section">{title|htmltag}</${heading}>{.if isUnderlined}<hr>{.end}
{.if descriptionId}<p class="form-section-text">{description|htmltag}</p>
{.end}{.or}<div class="form-field" data-field-id="{id|htmltag}" data-field-type="{type|htmltag}"{.if isRequired} data-required{.end}{.if maxLength} data-max-length="{maxLength|htmltag}"{.end}{.if optionList} data-options="{optionList|htmltag}"{.end}{.if isHidden} hidden{.end}${group()}>
{.if isHidden}<input type="hidden" name="{name|htmltag}" value="{value|htmltag}" data-query-name="{title|htmltag}">{.or}${title()}
{.if descriptionId}<p class="form-field-description" id="{descriptionId|htmltag}">{description|htmltag}</p>
{.end}${controls()}{.end}
</div>
{.end}{.end}`;
}

/** Several inputs with one title form a group. */
function group(): string {
  const named =
    ' aria-labelledby="{domId|htmltag}-title"{.if descriptionId} aria-describedby="{descriptionId|htmltag}"{.end}';
  return `{.if isChoices} role="{role|htmltag}"${named}{.end}{.if isParts || isLikert} role="group"${named}{.end}`;
}

function title(): string {
  const star = '{.if isRequired} <span aria-hidden="true">*</span>{.end}';
  return `{.if isChoices || isParts || isLikert}<div class="form-field-title" id="{domId|htmltag}-title">{title|htmltag}${star}</div>{.or}<label class="form-field-title" for="{domId|htmltag}">{title|htmltag}${star}</label>{.end}`;
}

function controls(): string {
  const described = '{.if descriptionId} aria-describedby="{descriptionId|htmltag}"{.end}';
  const own = `id="{domId|htmltag}" name="{name|htmltag}"`;
  const hints =
    '{.if autocomplete} autocomplete="{autocomplete|htmltag}"{.end}{.if inputMode} inputmode="{inputMode|htmltag}"{.end}';
  const required = '{.if isRequired} required{.end}';
  return [
    `{.if isInput}<input ${own} type="{inputType|htmltag}"${hints}{.if placeholder} placeholder="{placeholder|htmltag}"{.end}{.if value} value="{value|htmltag}"{.end}${required}${described}>{.end}`,
    `{.if isTextarea}<textarea ${own} rows="6"{.if placeholder} placeholder="{placeholder|htmltag}"{.end}${required}${described}>{.if value}{value|htmltag}{.end}</textarea>{.end}`,
    `{.if isSelect}<select ${own}${required}${described}><option value="">{.if placeholder}{placeholder|htmltag}{.or}{.if localizedStrings.formChoose}{localizedStrings.formChoose|htmltag}{.or}Select…{.end}{.end}</option>{.repeated section choices}<option value="{option|htmltag}"{.if isChosen} selected{.end}>{label|htmltag}</option>{.end}</select>{.end}`,
    `{.if isChoices}{.repeated section choices}<label class="form-choice"><input type="{.if isRadio}radio{.or}checkbox{.end}" name="{name|htmltag}" value="{option|htmltag}"{.if isChosen} checked{.end}{.if needsEach} required{.end}> <span>{label|htmltag}</span></label>
{.end}{.end}`,
    `{.if isParts}{.repeated section parts}<label class="form-part">{label|htmltag} <input name="{partName|htmltag}"${hints}{.if partValue} value="{partValue|htmltag}"{.end}{.if isPartRequired} required{.end}></label>
{.end}{.end}`,
    `{.if isLikert}{.repeated section questions}<fieldset class="form-likert"><legend>{question|htmltag}</legend>{.repeated section answers}<label class="form-choice"><input type="radio" name="{questionName|htmltag}" value="{code|htmltag}"> <span>{answer|htmltag}</span></label>{.end}</fieldset>
{.end}{.end}`,
  ].join('');
}

function plainFrame(): FormFrame {
  return {
    heading: '{sectionHeading|htmltag}',
    start: '',
    end: ({ message, captcha, button }) => `${message}\n${captcha}${button}`,
  };
}
