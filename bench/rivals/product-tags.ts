/** A product in the syntax shared by ejs and eta. */
export const PRODUCT_TAGS =
  '<li class="product" id="<%= it.product.id %>"><a href="<%= it.product.url %>">' +
  '<img src="<%= it.product.image %>" alt="" width="600" loading="lazy"/>' +
  '<h2><%= it.product.title %></h2></a><p class="excerpt"><%= it.product.excerpt %></p>' +
  '<p class="price"><%= it.currency %> <%= it.product.price %></p>' +
  '<% if (it.product.onSale) { %><em class="sale">Sale</em><% } %>' +
  '<% if (it.product.isNew) { %><em class="new">New</em><% } %>' +
  '<% if (it.product.soldOut) { %><p>Sold out</p><% } else { %><button type="button">Add to cart</button><% } %></li>';
